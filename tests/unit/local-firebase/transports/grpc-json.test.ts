import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  jsonOf,
  protoOf,
  isoOf,
  protoTimestampOf,
} from '#local-firebase/firestore/grpc/grpc-json.ts';
import { RpcError } from '#local-firebase/rpc-error.ts';

describe('from gRPC to JSON', () => {
  it('bytes become base64 and times ISO', () => {
    const message = {
      streamToken: Buffer.from('hi'),
      readTime: { seconds: '1700000000', nanos: 5000 },
      writes: [{ update: { name: 'n', fields: { b: { bytesValue: Buffer.from([255]) } } } }],
    };
    expect(jsonOf(message)).toEqual({
      streamToken: 'aGk=',
      readTime: '2023-11-14T22:13:20.000005000Z',
      writes: [{ update: { name: 'n', fields: { b: { bytesValue: '/w==' } } } }],
    });
  });

  it('wrapped numbers lose their wrapping, zero included', () => {
    const message = { structuredQuery: { limit: { value: 5 } }, expectedCount: {} };
    expect(jsonOf(message)).toEqual({ structuredQuery: { limit: 5 }, expectedCount: 0 });
  });

  it('the list of fields of a projection is no map of fields', () => {
    const select = { select: { fields: [{ fieldPath: 'a' }] } };
    expect(jsonOf(select)).toEqual(select);
  });

  it('names that the user chose mean nothing', () => {
    const fields = {
      limit: { mapValue: { fields: { value: { integerValue: '1' } } } },
      readTime: { stringValue: 'x' },
      fields: { nullValue: 'NULL_VALUE' },
    };
    expect(jsonOf({ fields })).toEqual({ fields });
  });

  it.each([{ seconds: '99999999999999' }, { seconds: 'x' }, { seconds: '0', nanos: -1 }])(
    'a time that is none is the client’s fault: %o',
    (readTime) => {
      expect(() => jsonOf({ readTime })).toThrow(RpcError);
    },
  );
});

describe('from JSON to gRPC', () => {
  it('values take their protocol types', () => {
    const fields = {
      nothing: { nullValue: null },
      nan: { doubleValue: 'NaN' },
      minusZero: { doubleValue: '-0' },
      bytes: { bytesValue: '/w==' },
      at: { timestampValue: '2023-11-14T22:13:20.000005Z' },
      text: { stringValue: 'AA==' },
    };
    expect(protoOf({ found: { fields } })).toEqual({
      found: {
        fields: {
          nothing: { nullValue: 'NULL_VALUE' },
          nan: { doubleValue: NaN },
          minusZero: { doubleValue: -0 },
          bytes: { bytesValue: Buffer.from([255]) },
          at: { timestampValue: { seconds: '1700000000', nanos: 5000 } },
          text: { stringValue: 'AA==' },
        },
      },
    });
  });

  it('names that the user chose mean nothing', () => {
    const fields = { readTime: { stringValue: 'x' }, transaction: { booleanValue: true } };
    expect(protoOf({ document: { fields } })).toEqual({ document: { fields } });
  });
});

describe('timestamps', () => {
  it('survive both ways from the year 1 to 9999, to the nanosecond', () => {
    const seconds = integer({ min: -62_135_596_800, max: 253_402_300_799 });
    assert(
      property(seconds, integer({ min: 0, max: 999_999_999 }), (whole, nanos) => {
        const time = { seconds: String(whole), nanos };
        expect(protoTimestampOf(isoOf(time))).toEqual(time);
      }),
    );
  });
});
