CREATE TABLE "auth_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "auth_links_uid" ON "auth_links" USING btree ("uid","until");--> statement-breakpoint
CREATE INDEX "auth_links_until" ON "auth_links" USING btree ("until");--> statement-breakpoint
-- Links were not recorded before: what Auth changed until now is taken as known. This row, of no user, is never forgotten.
INSERT INTO "auth_links" ("uid", "email", "at", "until") VALUES ('', '', now(), '9999-12-31T00:00:00Z');
