CREATE TABLE "gateway_balance_changes" (
	"gateway" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"source_id" text,
	"payment_id" text,
	"payout_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gateway_balance_changes_gateway_id_pk" PRIMARY KEY("gateway","id")
);
--> statement-breakpoint
CREATE TABLE "gateway_looks" (
	"gateway" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_payouts" (
	"gateway" text NOT NULL,
	"id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"failure" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"arrives_at" timestamp (3) with time zone NOT NULL,
	"has_parts" boolean NOT NULL,
	"is_whole" boolean NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gateway_payouts_gateway_id_pk" PRIMARY KEY("gateway","id")
);
--> statement-breakpoint
CREATE INDEX "gateway_balance_changes_payout" ON "gateway_balance_changes" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "gateway_balance_changes_payment" ON "gateway_balance_changes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "gateway_balance_changes_source" ON "gateway_balance_changes" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "gateway_balance_changes_open" ON "gateway_balance_changes" USING btree ("created_at","id") WHERE "gateway_balance_changes"."payout_id" IS NULL;--> statement-breakpoint
CREATE INDEX "gateway_payouts_created" ON "gateway_payouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gateway_payouts_amount" ON "gateway_payouts" USING btree ("amount_cents","id");