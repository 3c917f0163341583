import * as fc from 'fast-check';
import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import {
  BULK_DECISIONS,
  isEnded,
  nextState,
  ORDER_ACTIONS,
  ORDER_DECISIONS,
  ORDER_STATES,
  orderTransitions,
  type OrderAction,
  type OrderState,
} from '#domain/order.ts';
import { permissions } from '#domain/permissions.ts';
import { PLAIN_LIFE, type PlainOrder } from '#tests/fixtures/plain-order-life.ts';
import { decisionSchemas } from '#domain/schemas/order.ts';
import { runs } from '#tests/fixtures/runs.ts';

const MATRIX = ORDER_STATES.flatMap((state) =>
  ORDER_ACTIONS.map((action): [OrderState, OrderAction, OrderState | null] => [
    state,
    action,
    PLAIN_LIFE[state][action] ?? null,
  ]),
);

describe('the life of an order', () => {
  it.each(MATRIX)('OR-06 %s, %s → %s', (state, action, next) => {
    expect(nextState(state, action)).toBe(next);
  });

  it('OR-06 knows the states of the requirement', () => {
    const states = 'draft submitted approved inProduction shipped closed rejected cancelled';
    expect(ORDER_STATES).toEqual(states.split(' '));
  });

  it('OR-06 knows the steps of the requirement', () => {
    const steps = 'submit approve reject resubmit cancel produce ship close';
    expect(ORDER_ACTIONS).toEqual(steps.split(' '));
  });

  it('OR-06 wants a reason for a rejection alone', () => {
    const reasons = ORDER_ACTIONS.map((action) => `${action} ${orderTransitions[action].reason}`);
    expect(reasons.join(', ')).toBe(
      'submit none, approve optional, reject required, resubmit optional, cancel optional, ' +
        'produce optional, ship optional, close optional',
    );
  });

  it.each(ORDER_DECISIONS)('OR-06 takes a body for the decision %s', (action) => {
    const required = orderTransitions[action].reason === 'required';
    const parsed = decisionSchemas[action].safeParse({ carrier: 'UPS' });
    expect(parsed.success).toBe(!required);
  });

  it('OR-08 takes on many orders at once every decision of the lab', () => {
    expect(ORDER_DECISIONS).toEqual(expect.arrayContaining([...BULK_DECISIONS]));
    expect(BULK_DECISIONS).not.toContain('cancel');
  });

  it('AD-13 is over when it is closed or cancelled; a rejected one may still be corrected', () => {
    expect(ORDER_STATES.filter(isEnded)).toEqual(['closed', 'cancelled']);
  });

  it.each(ORDER_ACTIONS)('guards %s by a permission that exists', (action) => {
    expect(Object.keys(permissions)).toContain(orderTransitions[action].permission);
  });
});

const ENDS: ReadonlySet<OrderState> = new Set(['closed', 'cancelled']);

/** An order that keeps only its state, moved on by the table. */
class TableOrder {
  state: PlainOrder['state'] = 'draft';

  /** Whether the table has the step. */
  take(action: OrderAction): boolean {
    const next = nextState(this.state, action);
    if (!next) return false;
    this.state = next;
    return true;
  }
}

class Step implements fc.Command<PlainOrder, TableOrder> {
  readonly action: OrderAction;

  constructor(action: OrderAction) {
    this.action = action;
  }

  check(): boolean {
    return true;
  }

  run(model: PlainOrder, order: TableOrder): void {
    const next = PLAIN_LIFE[model.state][this.action];
    assert.equal(order.take(this.action), next !== undefined);
    if (next) Object.assign(model, { state: next, history: [...model.history, this.action] });
    assert.equal(order.state, model.state);
  }

  toString(): string {
    return this.action;
  }
}

const steps = fc.commands(
  ORDER_ACTIONS.map((action) => fc.constant(new Step(action))),
  { maxCommands: 40 },
);

describe('random histories', () => {
  it('OR-06 go as the plain model says', () => {
    fc.assert(
      fc.property(steps, (commands) => {
        const model: PlainOrder = { state: 'draft', version: 0, history: [] };
        const real = new TableOrder();
        fc.modelRun(() => ({ model, real }), commands);
        expect(real.state).toBe(model.state);
      }),
      { seed: 20_260_101, numRuns: runs() },
    );
  });

  it('OR-06 never leave what is closed or cancelled, and are made only after an approval', () => {
    const actions = fc.array(fc.constantFrom(...ORDER_ACTIONS), { maxLength: 40 });
    fc.assert(
      fc.property(actions, (wanted) => {
        const order = new TableOrder();
        const taken = wanted.filter((action) => order.take(action));
        const counts = (action: OrderAction) => taken.filter((one) => one === action).length;
        const end = taken.findIndex((action) => ENDS.has(orderTransitions[action].to));
        expect([-1, taken.length - 1]).toContain(end);
        expect(counts('produce')).toBeLessThanOrEqual(counts('approve'));
        expect(counts('approve') + counts('cancel')).toBeLessThanOrEqual(1);
        expect(counts('resubmit')).toBeLessThanOrEqual(counts('reject'));
      }),
      { seed: 20_260_101, numRuns: runs() },
    );
  });
});
