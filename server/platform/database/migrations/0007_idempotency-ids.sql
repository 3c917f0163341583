-- What was made is read anew when its request is sent again: with its key, its id alone is kept.
UPDATE "idempotency_keys" SET "body" = jsonb_build_object('id', "body" -> 'id') WHERE "body" -> 'id' IS NOT NULL;
