CREATE TABLE "monthly_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "monthly_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_number" text NOT NULL,
	"month" text NOT NULL,
	"is_told" boolean NOT NULL,
	"passed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "monthly_statements_month" UNIQUE("account_number","month")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "monthly_statements" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "monthly_statements" ADD CONSTRAINT "monthly_statements_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;