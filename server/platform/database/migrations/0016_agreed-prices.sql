CREATE TABLE "agreed_prices" (
	"id" text PRIMARY KEY NOT NULL,
	"lens_id" text NOT NULL,
	"part" text NOT NULL,
	"account_number" text,
	"buying_group_id" text,
	"min_quantity" integer DEFAULT 1 NOT NULL,
	"price_cents" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "agreed_prices_once" UNIQUE NULLS NOT DISTINCT("account_number","buying_group_id","lens_id","part","min_quantity","valid_from"),
	CONSTRAINT "agreed_prices_one_party" CHECK (num_nonnulls("agreed_prices"."account_number", "agreed_prices"."buying_group_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "agreed_prices" ADD CONSTRAINT "agreed_prices_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_prices" ADD CONSTRAINT "agreed_prices_buying_group_id_buying_groups_id_fk" FOREIGN KEY ("buying_group_id") REFERENCES "public"."buying_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreed_prices_buying_group" ON "agreed_prices" USING btree ("buying_group_id","lens_id");--> statement-breakpoint
CREATE INDEX "agreed_prices_lens" ON "agreed_prices" USING btree ("lens_id","id");--> statement-breakpoint
CREATE INDEX "agreed_prices_valid_from" ON "agreed_prices" USING btree ("valid_from","id");