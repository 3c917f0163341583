CREATE TABLE "shipping_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"price_cents" integer NOT NULL,
	"free_above_limit" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "buying_groups" ADD COLUMN "bills_members" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "buying_groups" ADD COLUMN "free_shipping_from_cents" integer;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tax_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tax_certificate" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "free_shipping_from_cents" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_certificate" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "billed_through" text;