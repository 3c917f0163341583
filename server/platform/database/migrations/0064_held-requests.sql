ALTER TABLE "consultant_ratings" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consultant_requests" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consultant_tries" ADD COLUMN "wider" text;