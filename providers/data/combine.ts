import type { DataProvider } from 'react-admin';

export type ProviderSource = () => DataProvider | Promise<DataProvider>;

/**
 * Combines one data provider per resource into one, with one for all `others`. Unlike react-admin's own combination it is
 * a plain object: it has only its listed methods, loads a provider on the first call, and can be extended by spreading.
 */
export function combineProviders(
  sources: Record<string, ProviderSource>,
  others: (resource: string) => Promise<DataProvider>,
): DataProvider {
  const of = async (resource: string): Promise<DataProvider> => {
    const source = Object.hasOwn(sources, resource) ? sources[resource] : undefined;
    return source ? source() : others(resource);
  };
  return {
    supportAbortSignal: true,
    getList: async (resource, params) => (await of(resource)).getList(resource, params),
    getOne: async (resource, params) => (await of(resource)).getOne(resource, params),
    getMany: async (resource, params) => (await of(resource)).getMany(resource, params),
    getManyReference: async (resource, params) =>
      (await of(resource)).getManyReference(resource, params),
    create: async (resource, params) => (await of(resource)).create(resource, params),
    update: async (resource, params) => (await of(resource)).update(resource, params),
    updateMany: async (resource, params) => (await of(resource)).updateMany(resource, params),
    delete: async (resource, params) => (await of(resource)).delete(resource, params),
    deleteMany: async (resource, params) => (await of(resource)).deleteMany(resource, params),
  };
}
