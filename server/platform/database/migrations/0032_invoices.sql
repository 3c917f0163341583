CREATE TABLE "invoice_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_number" text NOT NULL,
	"eye" text NOT NULL,
	"lens_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"cents" bigint NOT NULL,
	"price_parts" jsonb NOT NULL,
	CONSTRAINT "invoice_lines_eye" UNIQUE("invoice_number","eye")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"id" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"practice" text NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"po_number" text NOT NULL,
	"patient_reference" text NOT NULL,
	"patient_name" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"net_days" integer NOT NULL,
	"due_on" date NOT NULL,
	"overdue_from" timestamp (3) with time zone NOT NULL,
	"goods_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"shipping_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"delivery_parts" jsonb NOT NULL,
	CONSTRAINT "invoices_order" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_number_invoices_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at","number");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("due_on","number");--> statement-breakpoint
CREATE INDEX "invoices_total" ON "invoices" USING btree ("total_cents","number");--> statement-breakpoint
CREATE INDEX "invoices_account_issued" ON "invoices" USING btree ("account_number","issued_at","number");--> statement-breakpoint
CREATE INDEX "invoices_account_due" ON "invoices" USING btree ("account_number","due_on","number");--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin ("number" gin_trgm_ops,"order_number" gin_trgm_ops,"po_number" gin_trgm_ops,"practice" gin_trgm_ops,"account_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoice_balances_open" ON "invoice_balances" USING btree ("invoice_number") WHERE ("invoice_balances"."charged_cents" - "invoice_balances"."paid_cents" - "invoice_balances"."credited_cents" - "invoice_balances"."written_off_cents") > 0;