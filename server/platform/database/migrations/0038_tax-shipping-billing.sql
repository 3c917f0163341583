CREATE TABLE "lens_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"eye" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"actor_uid" text NOT NULL,
	"actor" text NOT NULL,
	CONSTRAINT "lens_returns_eye" UNIQUE("order_id","eye")
);
--> statement-breakpoint
CREATE TABLE "shipping_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"price_cents" integer NOT NULL,
	"free_above_limit" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "buying_groups" ADD COLUMN "bills_members" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "buying_groups" ADD COLUMN "free_shipping_from_cents" integer;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tax_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tax_certificate" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "free_shipping_from_cents" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_certificate" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "billed_through" text;--> statement-breakpoint
ALTER TABLE "lens_returns" ADD CONSTRAINT "lens_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;