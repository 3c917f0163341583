CREATE TABLE "address_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"new_email" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "address_links_uid" ON "address_links" USING btree ("uid","at");--> statement-breakpoint
CREATE INDEX "address_links_new_email" ON "address_links" USING btree ("new_email","at");--> statement-breakpoint
CREATE INDEX "address_links_at" ON "address_links" USING btree ("at");