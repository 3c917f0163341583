CREATE TYPE "public"."consultant_rated_kind" AS ENUM('answer', 'ask', 'unknown', 'refuse');--> statement-breakpoint
CREATE TYPE "public"."consultant_rating_reason" AS ENUM('wrong', 'incomplete', 'unclear', 'misunderstood', 'noAnswer', 'other');--> statement-breakpoint
CREATE TYPE "public"."consultant_request_state" AS ENUM('new', 'inProgress', 'answered', 'closed');--> statement-breakpoint
CREATE TYPE "public"."consultant_deed" AS ENUM('request', 'rating');--> statement-breakpoint
CREATE TABLE "consultant_model_days" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" bigint NOT NULL,
	"requests" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultant_model_tries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultant_model_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"network" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultant_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"helpful" boolean NOT NULL,
	"reason" "consultant_rating_reason",
	"comment" text NOT NULL,
	"question" text NOT NULL,
	"kind" "consultant_rated_kind" NOT NULL,
	"intent" text NOT NULL,
	"language" text NOT NULL,
	"citations" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultant_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" "consultant_request_state" DEFAULT 'new' NOT NULL,
	"practice" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"question" text NOT NULL,
	"language" text NOT NULL,
	"fitting" text NOT NULL,
	"assignee" text DEFAULT '' NOT NULL,
	"assignee_name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"changed_by" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultant_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultant_tries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultant_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"deed" "consultant_deed" NOT NULL,
	"network" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consultant_model_tries_network" ON "consultant_model_tries" USING btree ("network","at");--> statement-breakpoint
CREATE INDEX "consultant_model_tries_at" ON "consultant_model_tries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "consultant_ratings_created" ON "consultant_ratings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "consultant_ratings_helpful" ON "consultant_ratings" USING btree ("helpful","created_at","id");--> statement-breakpoint
CREATE INDEX "consultant_requests_created" ON "consultant_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "consultant_requests_state" ON "consultant_requests" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "consultant_requests_email" ON "consultant_requests" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "consultant_tries_network" ON "consultant_tries" USING btree ("deed","network","at");--> statement-breakpoint
CREATE INDEX "consultant_tries_at" ON "consultant_tries" USING btree ("deed","at");--> statement-breakpoint
CREATE INDEX "consultant_tries_old" ON "consultant_tries" USING btree ("at");