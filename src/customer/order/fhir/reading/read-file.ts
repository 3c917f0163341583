import { fromVisionPrescription } from './from-vision-prescription.ts';
import type { FileImport } from './imported-prescription.ts';

interface Found {
  /** Its place in the file, with a dot behind it; empty for the file itself. */
  path: string;
  resource: unknown;
}

function hasType(resource: unknown, type: string): resource is { resourceType: string } {
  return typeof resource === 'object' && resource !== null && 'resourceType' in resource
    ? resource.resourceType === type
    : false;
}

function entriesOf(bundle: object): unknown[] {
  return 'entry' in bundle && Array.isArray(bundle.entry) ? bundle.entry : [];
}

/** Returns the prescriptions of a Bundle and of the Bundles in it: answers of a batch are Bundles themselves. */
function findPrescriptions(bundle: object): Found[] {
  const found: Found[] = [];
  const bundles = [{ path: '', bundle }];
  for (const { path, bundle: open } of bundles) {
    for (const [index, entry] of entriesOf(open).entries()) {
      const resource: unknown =
        entry && typeof entry === 'object' && 'resource' in entry && entry.resource;
      const at = `${path}entry[${index}].resource.`;
      if (hasType(resource, 'Bundle')) bundles.push({ path: at, bundle: resource });
      if (hasType(resource, 'VisionPrescription')) found.push({ path: at, resource });
    }
  }
  return found;
}

/**
 * OR-10: reads a file with a VisionPrescription, or with a Bundle of them. Other resources of a Bundle are no part of a
 * prescription.
 */
export function readFhirFile(json: unknown): FileImport {
  const found = hasType(json, 'Bundle') ? findPrescriptions(json) : [{ path: '', resource: json }];
  if (found.length === 0) {
    return { prescriptions: [], problems: [{ path: 'entry', rule: 'noPrescription' }] };
  }
  const read: FileImport = { prescriptions: [], problems: [] };
  for (const { path, resource } of found) {
    const outcome = fromVisionPrescription(resource);
    if (outcome.ok) read.prescriptions.push({ ...outcome.imported, path });
    else {
      const problems = outcome.problems.map(({ path: at, rule }) => ({ path: path + at, rule }));
      read.problems.push(...problems);
    }
  }
  return read;
}
