CREATE SEQUENCE "public"."payment_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"refunded_on" date NOT NULL,
	"reference" text NOT NULL,
	"reason" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" text NOT NULL,
	"transaction_id" bigint NOT NULL,
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_number" text NOT NULL,
	"invoice_number" text NOT NULL,
	"cents" bigint NOT NULL,
	"allocated_at" timestamp (3) with time zone NOT NULL,
	"transaction_id" bigint NOT NULL,
	CONSTRAINT "payment_shares_cents" CHECK ("payment_shares"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"number" text PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"practice" text NOT NULL,
	"method" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"unapplied_cents" bigint NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"received_on" date NOT NULL,
	"reference" text NOT NULL,
	"note" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_by_uid" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"voided_at" timestamp (3) with time zone,
	"void_reason" text DEFAULT '' NOT NULL,
	"transaction_id" bigint NOT NULL,
	CONSTRAINT "payments_amounts" CHECK ("payments"."amount_cents" > 0 AND "payments"."unapplied_cents" >= 0 AND "payments"."refunded_cents" >= 0 AND "payments"."unapplied_cents" + "payments"."refunded_cents" <= "payments"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "write_offs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_number" text NOT NULL,
	"account_number" text NOT NULL,
	"practice" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" text NOT NULL,
	"requested_by_uid" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text DEFAULT '' NOT NULL,
	"decline_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"transaction_id" bigint,
	CONSTRAINT "write_offs_positive" CHECK ("write_offs"."amount_cents" > 0),
	CONSTRAINT "write_offs_posted" CHECK (("write_offs"."state" = 'posted') = ("write_offs"."transaction_id" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_number_payments_number_fk" FOREIGN KEY ("payment_number") REFERENCES "public"."payments"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_payment_number_payments_number_fk" FOREIGN KEY ("payment_number") REFERENCES "public"."payments"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_invoice_number_invoices_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_invoice_number_invoices_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_number","id");--> statement-breakpoint
CREATE INDEX "payment_shares_payment" ON "payment_shares" USING btree ("payment_number","id");--> statement-breakpoint
CREATE INDEX "payment_shares_invoice" ON "payment_shares" USING btree ("invoice_number","id");--> statement-breakpoint
CREATE INDEX "payments_received" ON "payments" USING btree ("received_on","number");--> statement-breakpoint
CREATE INDEX "payments_amount" ON "payments" USING btree ("amount_cents","number");--> statement-breakpoint
CREATE INDEX "payments_account_received" ON "payments" USING btree ("account_number","received_on","number");--> statement-breakpoint
CREATE INDEX "payments_unapplied" ON "payments" USING btree ("account_number") WHERE "payments"."unapplied_cents" > 0;--> statement-breakpoint
CREATE INDEX "payments_search" ON "payments" USING gin ("number" gin_trgm_ops,"reference" gin_trgm_ops,"practice" gin_trgm_ops,"account_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "write_offs_requested" ON "write_offs" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "write_offs_amount" ON "write_offs" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "write_offs_account" ON "write_offs" USING btree ("account_number","requested_at");--> statement-breakpoint
CREATE INDEX "write_offs_invoice" ON "write_offs" USING btree ("invoice_number","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "write_offs_waiting" ON "write_offs" USING btree ("invoice_number") WHERE "write_offs"."state" = 'waiting';