CREATE TYPE "public"."eye" AS ENUM('right', 'left');--> statement-breakpoint
CREATE TYPE "public"."order_event_action" AS ENUM('submit', 'approve', 'reject');--> statement-breakpoint
CREATE TYPE "public"."order_state" AS ENUM('draft', 'submitted', 'approved', 'inProduction', 'shipped', 'closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."practice_role" AS ENUM('owner', 'orderer', 'biller');--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_trail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_trail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_uid" text NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"resource_id" text NOT NULL,
	"account_number" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"account_number" text PRIMARY KEY NOT NULL,
	"practice" text NOT NULL,
	"parent_account_number" text,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"uid" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_uid_key_pk" PRIMARY KEY("uid","key")
);
--> statement-breakpoint
CREATE TABLE "lenses" (
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"family" text NOT NULL,
	"offered" boolean NOT NULL,
	"definition" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lenses_id_version_pk" PRIMARY KEY("id","version")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" "order_event_action" NOT NULL,
	"from_state" "order_state",
	"to_state" "order_state" NOT NULL,
	"actor_uid" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_events_version" UNIQUE("order_id","version")
);
--> statement-breakpoint
CREATE TABLE "order_lenses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"eye" "eye" NOT NULL,
	"lens_id" text NOT NULL,
	"lens_version" integer NOT NULL,
	"lens_name" text NOT NULL,
	"prescription" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "order_lenses_eye" UNIQUE("order_id","eye")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"account_number" text NOT NULL,
	"practice" text NOT NULL,
	"patient_reference" text NOT NULL,
	"notes" text NOT NULL,
	"state" "order_state" NOT NULL,
	"version" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"submitted_by" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_number" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "account_members" (
	"uid" text NOT NULL,
	"account_number" text NOT NULL,
	"practice_role" "practice_role" NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	CONSTRAINT "account_members_uid_account_number_pk" PRIMARY KEY("uid","account_number")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_parent_account_number_customers_account_number_fk" FOREIGN KEY ("parent_account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lenses" ADD CONSTRAINT "order_lenses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lenses" ADD CONSTRAINT "order_lenses_lens" FOREIGN KEY ("lens_id","lens_version") REFERENCES "public"."lenses"("id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_members" ADD CONSTRAINT "account_members_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_trail_resource" ON "audit_trail" USING btree ("resource","resource_id","id");--> statement-breakpoint
CREATE INDEX "audit_trail_account" ON "audit_trail" USING btree ("account_number","id");--> statement-breakpoint
CREATE INDEX "customers_parent" ON "customers" USING btree ("parent_account_number","account_number");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lenses_name" ON "lenses" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "lenses_family" ON "lenses" USING btree ("family","name");--> statement-breakpoint
CREATE INDEX "orders_submitted" ON "orders" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "orders_practice" ON "orders" USING btree ("practice","id");--> statement-breakpoint
CREATE INDEX "orders_patient" ON "orders" USING btree ("patient_reference","id");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "orders_account_submitted" ON "orders" USING btree ("account_number","submitted_at","id");--> statement-breakpoint
CREATE INDEX "orders_account_patient" ON "orders" USING btree ("account_number","patient_reference","id");--> statement-breakpoint
CREATE INDEX "orders_account_state" ON "orders" USING btree ("account_number","state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "orders_account_number" ON "orders" USING btree ("account_number","number");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("number" gin_trgm_ops,"practice" gin_trgm_ops,"patient_reference" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_members_account" ON "account_members" USING btree ("account_number");