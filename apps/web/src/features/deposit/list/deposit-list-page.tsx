import { useAllowed } from '../../../kit/session/allowed.ts';
import { BuyerDeposits } from './buyer-deposits.tsx';
import { OwnDeposits } from './own-deposits.tsx';

/** The deposits of a unit, or what a supplier owes and has given. */
export function DepositListPage() {
  const allowed = useAllowed();
  return allowed('deposit_handIn') ? <OwnDeposits /> : <BuyerDeposits />;
}
