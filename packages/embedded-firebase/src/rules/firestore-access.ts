import type { AccessCheck, Authorize } from '../firestore/values/types.ts';
import type { Ruleset } from './check/compile.ts';
import { DocumentLookups } from './document-lookups.ts';
import { allows } from './evaluate/allows.ts';
import type { PathSegment } from './evaluate/pattern-match.ts';
import type { HostFunctions } from './evaluate/scope.ts';
import { alternativesOf, queryPath, queryResource, queryValue } from './query-knowledge.ts';
import { documentPath, documentValue } from './values/firestore-values.ts';
import { authValue } from './values/plain-values.ts';
import { parseTimestamp } from './values/time.ts';
import { RulesPath } from './values/values.ts';
import type { RulesValue } from './values/values.ts';

/** As production: different documents that the rules may look up for one operation. */
const MAX_LOOKUPS = 10;

/** What a question is about: one document, or those of one alternative of a query. */
interface Subject {
  path: PathSegment[];
  resource: RulesValue;
}

function subjectsOf({ name, query, resource }: AccessCheck): Subject[] {
  if (!query)
    return [{ path: [...documentPath(name).segments], resource: documentValue(resource) }];
  return alternativesOf(query).map((alternative) => ({
    path: queryPath(query, alternative),
    resource: queryResource(alternative),
  }));
}

function globals(check: AccessCheck, { path, resource }: Subject): Map<string, RulesValue> {
  const { auth, method, next, query, time } = check;
  const request = new Map<string, RulesValue>([
    ['auth', authValue(auth)],
    ['method', method],
    ['time', parseTimestamp(time)],
    ['path', new RulesPath(path.filter((segment) => typeof segment === 'string'))],
    ['resource', documentValue(next)],
  ]);
  if (query) request.set('query', queryValue(query));
  return new Map<string, RulesValue>([
    ['request', request],
    ['resource', resource],
  ]);
}

function host(check: AccessCheck): HostFunctions {
  const { name, query } = check;
  const project = (query?.parent ?? name).split('/')[1] ?? '';
  const lookups = new DocumentLookups(project, MAX_LOOKUPS);
  return new Map([
    ...lookups.functions('before', (wanted) => check.get(wanted), 'get', 'exists'),
    ...lookups.functions('after', (wanted) => check.getAfter(wanted), 'getAfter', 'existsAfter'),
  ]);
}

/** Asks `service cloud.firestore` of the rules. */
export function firestoreAccess(ruleset: Ruleset): Authorize {
  return (check) => {
    const looked = host(check);
    return subjectsOf(check).every((subject) =>
      allows(ruleset, {
        service: 'cloud.firestore',
        method: check.method,
        path: subject.path,
        globals: globals(check, subject),
        host: looked,
      }),
    );
  };
}
