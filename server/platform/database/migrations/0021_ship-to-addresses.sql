CREATE TABLE "ship_to_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"recipient" text NOT NULL,
	"country" text NOT NULL,
	"address" text NOT NULL,
	"apt" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"is_default" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ship_to_addresses" ADD CONSTRAINT "ship_to_addresses_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ship_to_addresses_account" ON "ship_to_addresses" USING btree ("account_number","recipient","id");--> statement-breakpoint
CREATE INDEX "ship_to_addresses_recipient" ON "ship_to_addresses" USING btree ("recipient","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ship_to_addresses_default" ON "ship_to_addresses" USING btree ("account_number") WHERE "ship_to_addresses"."is_default";