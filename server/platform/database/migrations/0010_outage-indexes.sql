CREATE INDEX CONCURRENTLY "claim_attempts_at" ON "claim_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "ended_drafts_by" ON "ended_drafts" USING btree ("ended_by","ended_at") WHERE "ended_drafts"."order_id" IS NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "ended_drafts_old" ON "ended_drafts" USING btree ("ended_at") WHERE "ended_drafts"."order_id" IS NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_drafts_updated" ON "order_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_due" ON "outbox" USING btree ("kind","next_attempt_at","id") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_delivered" ON "outbox" USING btree ("delivered_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_expired" ON "outbox" USING btree ("created_at") WHERE "outbox"."state" = 'expired';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "portal_users_synced" ON "portal_users" USING btree ("synced_at");--> statement-breakpoint
-- Last: those of a former version claim by it until the new one is there.
DROP INDEX CONCURRENTLY "outbox_waiting";
