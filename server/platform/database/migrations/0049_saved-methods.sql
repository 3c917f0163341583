CREATE TABLE "autopay_invoices" (
	"invoice_number" text PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "autopay_invoices_cents" CHECK ("autopay_invoices"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "autopay_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"charge_on" date NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "autopay_plans_decided" CHECK (("autopay_plans"."state" = 'announced') = ("autopay_plans"."decided_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "autopays" (
	"account_number" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"started_on" date NOT NULL,
	"started_by" text NOT NULL,
	"started_by_uid" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"stop" text,
	"failure" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "autopays_stop" CHECK ("autopays"."is_on" = ("autopays"."stop" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "source" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "method_id" text;--> statement-breakpoint
ALTER TABLE "gateway_customers" ADD COLUMN "default_method_id" text;--> statement-breakpoint
ALTER TABLE "autopay_invoices" ADD CONSTRAINT "autopay_invoices_invoice_number_invoices_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopay_invoices" ADD CONSTRAINT "autopay_invoices_plan_id_autopay_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."autopay_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopay_plans" ADD CONSTRAINT "autopay_plans_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autopays" ADD CONSTRAINT "autopays_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "autopay_invoices_plan" ON "autopay_invoices" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "autopay_plans_account" ON "autopay_plans" USING btree ("account_number","charge_on");--> statement-breakpoint
CREATE INDEX "autopay_plans_waiting" ON "autopay_plans" USING btree ("charge_on","id") WHERE "autopay_plans"."state" = 'announced';--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_method" CHECK (("checkouts"."source" = 'page') = ("checkouts"."method_id" IS NULL));