const ascending = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const descending = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' });
const contains = (fieldPath: string) => ({ fieldPath, arrayConfig: 'CONTAINS' });

/** Of the collections of `freshCollection` and `freshItems`. */
const ofItems = (...fields: object[]) => ({
  collectionGroup: 'items',
  queryScope: 'COLLECTION',
  fields,
});

/** What the queries of these suites need in production, as `firestore.indexes.json`. */
export const SUITE_INDEXES = {
  file: 'suite.indexes.json',
  source: JSON.stringify({
    indexes: [
      ofItems(descending('__name__')),
      ofItems(ascending('at.lat'), descending('people')),
      ofItems(contains('tags'), ascending('area')),
      ofItems(ascending('people'), ascending('founded')),
      ofItems(ascending('even'), descending('n')),
    ],
  }),
};
