ALTER TYPE "public"."outbox_state" ADD VALUE 'expired';--> statement-breakpoint
CREATE TABLE "health_writes" (
	"id" integer PRIMARY KEY NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ended_drafts" ADD COLUMN "ended_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Links for a new password are a kind of their own, which goes before what can wait.
UPDATE "outbox" SET "kind" = 'email.passwordReset' WHERE "kind" = 'email' AND "state" = 'waiting' AND "payload" ->> 'template' = 'passwordReset';
