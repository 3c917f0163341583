CREATE TYPE "public"."message_side" AS ENUM('practice', 'maker');--> statement-breakpoint
ALTER TYPE "public"."order_event_action" ADD VALUE 'resubmit';--> statement-breakpoint
ALTER TYPE "public"."order_event_action" ADD VALUE 'cancel';--> statement-breakpoint
ALTER TYPE "public"."order_event_action" ADD VALUE 'produce';--> statement-breakpoint
ALTER TYPE "public"."order_event_action" ADD VALUE 'ship';--> statement-breakpoint
ALTER TYPE "public"."order_event_action" ADD VALUE 'close';--> statement-breakpoint
CREATE TABLE "ended_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"version" integer NOT NULL,
	"device" text NOT NULL,
	"author_uid" text NOT NULL,
	"author" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_message_reads" (
	"order_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "order_message_reads_order_id_uid_pk" PRIMARY KEY("order_id","uid")
);
--> statement-breakpoint
CREATE TABLE "order_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"side" "message_side" NOT NULL,
	"author_uid" text NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"uid" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "preferences_uid_key_pk" PRIMARY KEY("uid","key")
);
--> statement-breakpoint
DROP INDEX "orders_search";--> statement-breakpoint
ALTER TABLE "lenses" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lenses" ADD COLUMN "clinical" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lenses" ADD COLUMN "price_parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "type" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "source_order_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "root_order_id" uuid;--> statement-breakpoint
UPDATE "orders" SET "root_order_id" = "id";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "root_order_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "po_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "patient" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "acknowledged" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "flags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lens_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "lens_names" = (
  SELECT string_agg(DISTINCT "lens_name", ' ') FROM "order_lenses" WHERE "order_lenses"."order_id" = "orders"."id"
);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_message_reads" ADD CONSTRAINT "order_message_reads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_drafts_account" ON "order_drafts" USING btree ("account_number","updated_at","id");--> statement-breakpoint
CREATE INDEX "order_messages_order" ON "order_messages" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lenses_lens" ON "order_lenses" USING btree ("lens_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_root" ON "orders" USING btree ("root_order_id");--> statement-breakpoint
CREATE INDEX "orders_promised" ON "orders" USING btree ("promised_at","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("promised_at") WHERE "orders"."state" IN ('approved', 'inProduction');--> statement-breakpoint
CREATE INDEX "orders_type" ON "orders" USING btree ("type","submitted_at","id");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("number" gin_trgm_ops,"practice" gin_trgm_ops,"patient_reference" gin_trgm_ops,"lens_names" gin_trgm_ops);--> statement-breakpoint
CREATE TRIGGER order_messages_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_messages
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
