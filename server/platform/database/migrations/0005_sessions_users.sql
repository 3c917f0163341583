CREATE TYPE "public"."user_role" AS ENUM('customer', 'admin', 'superAdmin');--> statement-breakpoint
CREATE TABLE "password_reset_tries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_reset_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"network" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"auth_time" bigint NOT NULL,
	"device_id" text NOT NULL,
	"device" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "user_sessions_sign_in" UNIQUE("uid","auth_time")
);
--> statement-breakpoint
CREATE TABLE "portal_users" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" "user_role" NOT NULL,
	"disabled" boolean NOT NULL,
	"email_verified" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	"synced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "writer" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "writer_base" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_trail_actor" ON "audit_trail" USING btree ("actor_uid","id");--> statement-breakpoint
CREATE INDEX "password_reset_tries_email" ON "password_reset_tries" USING btree ("email","at");--> statement-breakpoint
CREATE INDEX "password_reset_tries_network" ON "password_reset_tries" USING btree ("network","at");--> statement-breakpoint
CREATE INDEX "password_reset_tries_at" ON "password_reset_tries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "user_sessions_seen" ON "user_sessions" USING btree ("uid","last_seen_at");--> statement-breakpoint
CREATE INDEX "user_sessions_old" ON "user_sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "portal_users_email" ON "portal_users" USING btree ("email","uid");--> statement-breakpoint
CREATE INDEX "portal_users_created" ON "portal_users" USING btree ("created_at","uid");--> statement-breakpoint
CREATE INDEX "portal_users_last_sign_in" ON "portal_users" USING btree ("last_sign_in_at" NULLS FIRST,"uid");--> statement-breakpoint
CREATE INDEX "portal_users_role" ON "portal_users" USING btree ("role","email","uid");--> statement-breakpoint
CREATE INDEX "portal_users_search" ON "portal_users" USING gin ("email" gin_trgm_ops,"name" gin_trgm_ops);