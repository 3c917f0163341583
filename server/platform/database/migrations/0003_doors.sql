CREATE TYPE "public"."application_status" AS ENUM('submitted', 'approved', 'declined');--> statement-breakpoint
CREATE TYPE "public"."outbox_state" AS ENUM('waiting', 'delivered', 'failed');--> statement-breakpoint
CREATE SEQUENCE "public"."account_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 999999 START WITH 200001 CACHE 1;--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"status" "application_status" NOT NULL,
	"version" integer NOT NULL,
	"practice" text NOT NULL,
	"address" text NOT NULL,
	"apt" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"country" text NOT NULL,
	"phone" text NOT NULL,
	"website" text NOT NULL,
	"licence_number" text NOT NULL,
	"licence_file" text NOT NULL,
	"buying_group_id" text,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"notes" text NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"account_number" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "buying_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"offered" boolean DEFAULT true NOT NULL,
	CONSTRAINT "buying_groups_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "claim_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" "outbox_state" DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "buying_group_id" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "licence_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "apt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "zip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "last_invoice_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_buying_group_id_buying_groups_id_fk" FOREIGN KEY ("buying_group_id") REFERENCES "public"."buying_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_open" ON "applications" USING btree ("uid") WHERE "applications"."status" = 'submitted';--> statement-breakpoint
CREATE INDEX "applications_uid" ON "applications" USING btree ("uid","submitted_at");--> statement-breakpoint
CREATE INDEX "applications_status" ON "applications" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_submitted" ON "applications" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_practice" ON "applications" USING btree ("practice","id");--> statement-breakpoint
CREATE INDEX "claim_attempts_uid" ON "claim_attempts" USING btree ("uid","at");--> statement-breakpoint
CREATE INDEX "claim_attempts_address" ON "claim_attempts" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_attempt_at","id") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_key" ON "outbox" USING btree ("kind","key","id");--> statement-breakpoint
CREATE INDEX "terms_acceptances_uid" ON "terms_acceptances" USING btree ("uid","id");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_buying_group_id_buying_groups_id_fk" FOREIGN KEY ("buying_group_id") REFERENCES "public"."buying_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_practice" ON "customers" USING btree ("practice","account_number");--> statement-breakpoint
CREATE TRIGGER terms_acceptances_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON terms_acceptances
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
