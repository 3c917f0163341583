CREATE SEQUENCE "public"."credit_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "lens_credit_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lens_credit_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"credit_number" text NOT NULL,
	"transaction_id" bigint NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "lens_credit_uses_cents" CHECK ("lens_credit_uses"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "lens_credits" (
	"number" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"account_number" text NOT NULL,
	"cause" text NOT NULL,
	"order_number" text,
	"eye" text,
	"amount_cents" bigint NOT NULL,
	"remaining_cents" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"expires_on" date,
	"expires_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" text NOT NULL,
	"requested_by_uid" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text DEFAULT '' NOT NULL,
	"decline_reason" text DEFAULT '' NOT NULL,
	"warned_at" timestamp (3) with time zone,
	"transaction_id" bigint,
	CONSTRAINT "lens_credits_transaction" UNIQUE("transaction_id"),
	CONSTRAINT "lens_credits_remaining" CHECK ("lens_credits"."amount_cents" > 0 AND "lens_credits"."remaining_cents" BETWEEN 0 AND "lens_credits"."amount_cents"),
	CONSTRAINT "lens_credits_expiry" CHECK ("lens_credits"."remaining_cents" = 0 OR ("lens_credits"."state" = 'posted' AND "lens_credits"."expires_at" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "lens_credit_uses" ADD CONSTRAINT "lens_credit_uses_credit_number_lens_credits_number_fk" FOREIGN KEY ("credit_number") REFERENCES "public"."lens_credits"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_credit_uses" ADD CONSTRAINT "lens_credit_uses_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_credits" ADD CONSTRAINT "lens_credits_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_credits" ADD CONSTRAINT "lens_credits_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lens_credit_uses_credit" ON "lens_credit_uses" USING btree ("credit_number","id");--> statement-breakpoint
CREATE INDEX "lens_credit_uses_transaction" ON "lens_credit_uses" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "lens_credits_account" ON "lens_credits" USING btree ("account_number","requested_at");--> statement-breakpoint
CREATE INDEX "lens_credits_requested" ON "lens_credits" USING btree ("requested_at","number");--> statement-breakpoint
CREATE INDEX "lens_credits_amount" ON "lens_credits" USING btree ("amount_cents","number");--> statement-breakpoint
CREATE INDEX "lens_credits_expires" ON "lens_credits" USING btree ("expires_at","number");--> statement-breakpoint
CREATE INDEX "lens_credits_left" ON "lens_credits" USING btree ("account_number","expires_at") WHERE "lens_credits"."remaining_cents" > 0;