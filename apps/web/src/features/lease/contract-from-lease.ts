import type { Row } from '@zhaocai/model/kit/entity';
import { addDays, addMonths } from '@zhaocai/model/kit/days';
import type { roomLease } from '@zhaocai/model/lease/room-lease';

/** What a contract takes over from the application that it follows. */
export function contractFromLease(lease: Row<typeof roomLease>): Record<string, unknown> {
  return {
    leaseId: lease.id,
    leaseRoomType: lease.leaseRoomType,
    roomId: lease.roomId,
    userId: lease.applicantId,
    startDate: lease.expectStart,
    endDate: addDays(addMonths(lease.expectStart, lease.termMonths), -1),
    unitPrice: lease.unitPrice,
    payCycle: 1,
    payDay: 10,
    paymentMethod: 1,
    rateMode: 1,
  };
}
