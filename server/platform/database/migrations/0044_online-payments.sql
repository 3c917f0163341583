CREATE TABLE "checkout_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkout_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"checkout_id" uuid NOT NULL,
	"account_number" text NOT NULL,
	"invoice_number" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "checkout_shares_invoice" UNIQUE("checkout_id","invoice_number"),
	CONSTRAINT "checkout_shares_cents" CHECK ("checkout_shares"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"memo" text NOT NULL,
	"saves_method" boolean NOT NULL,
	"locale" text NOT NULL,
	"gateway" text NOT NULL,
	"is_sandbox" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_uid" text NOT NULL,
	"session_id" text,
	"page_url" text,
	"page_expires_at" timestamp (3) with time zone NOT NULL,
	"payment_id" text,
	"ask_at" timestamp (3) with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"failure" text DEFAULT '' NOT NULL,
	"attention" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "checkouts_session" UNIQUE("session_id"),
	CONSTRAINT "checkouts_amount_positive" CHECK ("checkouts"."amount_cents" > 0),
	CONSTRAINT "checkouts_final" CHECK (("checkouts"."settled_at" IS NULL) = ("checkouts"."ask_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "gateway_customers" (
	"account_number" text NOT NULL,
	"gateway" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "gateway_customers_account_number_gateway_pk" PRIMARY KEY("account_number","gateway")
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" text NOT NULL,
	"gateway" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gateway_events_gateway_id_pk" PRIMARY KEY("gateway","id")
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"dispute_id" text NOT NULL,
	"payment_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"transaction_id" bigint,
	CONSTRAINT "payment_disputes_dispute_id_payment_number_pk" PRIMARY KEY("dispute_id","payment_number"),
	CONSTRAINT "payment_disputes_amount" CHECK ("payment_disputes"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" text NOT NULL,
	"requested_by_uid" text NOT NULL,
	CONSTRAINT "refund_requests_amount" CHECK ("refund_requests"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_shares" DROP CONSTRAINT "payment_shares_cents";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_amounts";--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "kind" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "gateway_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "checkout_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gateway_payment_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunding_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "checkout_shares" ADD CONSTRAINT "checkout_shares_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_shares" ADD CONSTRAINT "checkout_shares_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_shares" ADD CONSTRAINT "checkout_shares_invoice_number_invoices_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_customers" ADD CONSTRAINT "gateway_customers_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_number_payments_number_fk" FOREIGN KEY ("payment_number") REFERENCES "public"."payments"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_payment_number_payments_number_fk" FOREIGN KEY ("payment_number") REFERENCES "public"."payments"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_shares_account" ON "checkout_shares" USING btree ("account_number","checkout_id");--> statement-breakpoint
CREATE INDEX "checkout_shares_of_invoice" ON "checkout_shares" USING btree ("invoice_number","checkout_id");--> statement-breakpoint
CREATE INDEX "checkouts_created" ON "checkouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "checkouts_amount" ON "checkouts" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "checkouts_ask" ON "checkouts" USING btree ("ask_at") WHERE "checkouts"."ask_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "checkouts_payment" ON "checkouts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "gateway_events_received" ON "gateway_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_disputes_payment" ON "payment_disputes" USING btree ("payment_number");--> statement-breakpoint
CREATE INDEX "refund_requests_payment" ON "refund_requests" USING btree ("payment_number");--> statement-breakpoint
CREATE INDEX "payments_checkout" ON "payments" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payments_gateway" ON "payments" USING btree ("gateway_payment_id");--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_gateway" UNIQUE("gateway_id","payment_number");--> statement-breakpoint
ALTER TABLE "payment_shares" ADD CONSTRAINT "payment_shares_cents" CHECK ("payment_shares"."cents" <> 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amounts" CHECK ("payments"."amount_cents" > 0 AND "payments"."unapplied_cents" >= 0 AND "payments"."refunded_cents" >= 0 AND "payments"."refunding_cents" >= 0 AND "payments"."unapplied_cents" + "payments"."refunded_cents" <= "payments"."amount_cents" AND "payments"."refunding_cents" + "payments"."refunded_cents" <= "payments"."amount_cents");