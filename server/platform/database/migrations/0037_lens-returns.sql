CREATE TABLE "lens_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"eye" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"actor_uid" text NOT NULL,
	"actor" text NOT NULL,
	CONSTRAINT "lens_returns_eye" UNIQUE("order_id","eye")
);
--> statement-breakpoint
ALTER TABLE "lens_returns" ADD CONSTRAINT "lens_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;