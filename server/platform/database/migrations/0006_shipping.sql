ALTER TABLE "customers" ADD COLUMN "last_delivery" jsonb;--> statement-breakpoint
ALTER TABLE "order_lenses" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "patient_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery" jsonb DEFAULT '{"shipTo":"practice","address":null,"method":"standard","rush":false,"priceParts":[]}'::jsonb NOT NULL;