ALTER TABLE "payment_refunds" DROP CONSTRAINT "payment_refunds_gateway";--> statement-breakpoint
ALTER TABLE "payment_refunds" ALTER COLUMN "transaction_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_transaction" ON "payments" USING btree ("transaction_id");--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_gateway" UNIQUE("gateway_id","payment_number","kind");--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_moved" CHECK ("payment_refunds"."transaction_id" IS NOT NULL OR "payment_refunds"."kind" = 'refundFailed');