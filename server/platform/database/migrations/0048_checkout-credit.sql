ALTER TABLE "checkout_shares" DROP CONSTRAINT "checkout_shares_cents";--> statement-breakpoint
ALTER TABLE "checkout_shares" ADD COLUMN "credit_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "credit_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_shares" ADD CONSTRAINT "checkout_shares_cents" CHECK ("checkout_shares"."cents" >= 0 AND "checkout_shares"."credit_cents" >= 0 AND "checkout_shares"."cents" + "checkout_shares"."credit_cents" > 0);