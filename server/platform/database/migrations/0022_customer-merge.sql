ALTER TABLE "customers" ADD COLUMN "last_order_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_account_number_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;