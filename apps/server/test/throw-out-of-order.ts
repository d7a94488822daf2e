import { outOfOrder } from '../src/platform/rows/lock-order.ts';

// In tests a lock out of order is a failure, wherever it happens; the product notes it and goes on.
outOfOrder.tell = (fault) => {
  throw new Error(fault);
};
