CREATE TABLE "journal_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_day" date,
	"to_day" date NOT NULL,
	"first_transaction" bigint NOT NULL,
	"last_transaction" bigint NOT NULL,
	"transactions" integer NOT NULL,
	"debit_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"accounts" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_transactions" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"batch_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "journal_transactions" ADD CONSTRAINT "journal_transactions_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_transactions" ADD CONSTRAINT "journal_transactions_batch_id_journal_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."journal_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_batches_created" ON "journal_batches" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "journal_transactions_batch" ON "journal_transactions" USING btree ("batch_id","transaction_id");