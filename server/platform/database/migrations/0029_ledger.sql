CREATE TABLE "invoice_balances" (
	"invoice_number" text PRIMARY KEY NOT NULL,
	"charged_cents" bigint DEFAULT 0 NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"credited_cents" bigint DEFAULT 0 NOT NULL,
	"written_off_cents" bigint DEFAULT 0 NOT NULL,
	"pending_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_balances_not_over_paid" CHECK ("invoice_balances"."paid_cents" + "invoice_balances"."credited_cents" + "invoice_balances"."written_off_cents" + "invoice_balances"."pending_cents" <= "invoice_balances"."charged_cents"),
	CONSTRAINT "invoice_balances_not_negative" CHECK ("invoice_balances"."paid_cents" >= 0 AND "invoice_balances"."credited_cents" >= 0 AND "invoice_balances"."written_off_cents" >= 0 AND "invoice_balances"."pending_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"account_number" text,
	"currency" text NOT NULL,
	"never_overdrawn" boolean NOT NULL,
	"posted_cents" bigint DEFAULT 0 NOT NULL,
	"pending_debit_cents" bigint DEFAULT 0 NOT NULL,
	"pending_credit_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_key" UNIQUE("key"),
	CONSTRAINT "ledger_accounts_not_overdrawn" CHECK (NOT "ledger_accounts"."never_overdrawn" OR "ledger_accounts"."posted_cents" + "ledger_accounts"."pending_debit_cents" <= 0),
	CONSTRAINT "ledger_accounts_pending" CHECK ("ledger_accounts"."pending_debit_cents" >= 0 AND "ledger_accounts"."pending_credit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"ledger_account_id" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"invoice_number" text,
	"is_posted" boolean NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_cents" CHECK ("ledger_entries"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_pending" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"kind" text NOT NULL,
	"phase" text NOT NULL,
	"resolves" bigint,
	"reversal_of" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"actor_uid" text NOT NULL,
	"actor" text NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_key" UNIQUE("key"),
	CONSTRAINT "ledger_transactions_resolves" UNIQUE("resolves"),
	CONSTRAINT "ledger_transactions_reversal_of" UNIQUE("reversal_of")
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_ledger_account_id_ledger_accounts_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_pending" ADD CONSTRAINT "ledger_pending_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_resolves_ledger_transactions_id_fk" FOREIGN KEY ("resolves") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_reversal_of_ledger_transactions_id_fk" FOREIGN KEY ("reversal_of") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_accounts_account" ON "ledger_accounts" USING btree ("account_number","kind");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("ledger_account_id","effective_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_invoice" ON "ledger_entries" USING btree ("invoice_number","id");--> statement-breakpoint
CREATE INDEX "ledger_pending_expires" ON "ledger_pending" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ledger_transactions_posted" ON "ledger_transactions" USING btree ("posted_at","id");