CREATE TYPE "public"."invitation_status" AS ENUM('pending', 'accepted', 'revoked');--> statement-breakpoint
CREATE TABLE "member_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"email" text NOT NULL,
	"practice_role" "practice_role" NOT NULL,
	"status" "invitation_status" NOT NULL,
	"secret_hashes" text[] NOT NULL,
	"locale" text NOT NULL,
	"invited_by" text NOT NULL,
	"accepted_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_members" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_account_number_customers_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."customers"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_invitations_one_pending" ON "member_invitations" USING btree ("account_number","email") WHERE "member_invitations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "member_invitations_account" ON "member_invitations" USING btree ("account_number","created_at");--> statement-breakpoint
CREATE INDEX "member_invitations_email" ON "member_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "member_invitations_expires" ON "member_invitations" USING btree ("expires_at");