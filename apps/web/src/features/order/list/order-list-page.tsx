import { useAllowed } from '../../../kit/session/allowed.ts';
import { BuyerOrders } from './buyer-orders.tsx';
import { OwnOrders } from './own-orders.tsx';

/** The orders of a unit, or what a supplier has ordered. */
export function OrderListPage() {
  const allowed = useAllowed();
  return allowed('order_buy') ? <OwnOrders /> : <BuyerOrders />;
}
