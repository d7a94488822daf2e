import { auction as auctionEntity } from '@zhaocai/model/auction/auction';
import { setAuction, type AuctionAnswer, type AuctionRoom } from '@zhaocai/model/auction/auction-endpoints';
import { usualAuction } from '@zhaocai/model/auction/auction-settings';
import { auctionLifecycle } from '@zhaocai/model/auction/auction-lifecycle';
import { useState } from 'react';
import { msToInstant, serverNow } from '../../kit/clock/server-clock.ts';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { FormDialog, type FormTask } from '../../kit/resource-form/form-dialog.tsx';
import { useText } from '../../kit/text/language.ts';
import { formatMoney } from '../../kit/widgets/money.tsx';
import { auctionTexts as texts } from './texts.ts';

const { startPrice, minStep, beginTime, plannedEndTime, extensionSeconds, maxExtensions } = auctionEntity.fields;
const fields = { startPrice, minStep, beginTime, plannedEndTime, extensionSeconds, maxExtensions } as const;

interface DialogProps {
  readonly answer: AuctionAnswer;
  readonly room: AuctionRoom;
  readonly onClose: () => void;
}

/** Its prices and hours: proposed where there is none, as they stand where it is put off. */
export function SetAuctionDialog({ answer: { projectId }, room, onClose }: DialogProps) {
  const t = useText();
  const setting = useCommand(setAuction);
  const { packageId, auction, proposal } = room;
  const isMoved = auction !== null && auctionLifecycle.is(auction.auctionStatus, 'waiting');
  const [initial] = useState(() => (isMoved ? auction : proposed(proposal?.startPrice)));
  const task: FormTask = {
    title: t(isMoved ? texts.change : texts.set),
    note: proposal && t(texts.setNote, { ceiling: formatMoney(proposal.ceiling) }),
    fields,
    initial,
    submitText: t(texts.save),
    onSubmit: async (values) => {
      const text = (name: keyof typeof fields) => String(values[name] ?? '');
      const saved = await setting.run({
        ...(isMoved && { id: auction.id, version: auction.version }),
        projectId,
        packageId,
        startPrice: text('startPrice'),
        minStep: text('minStep'),
        beginTime: text('beginTime'),
        endTime: text('plannedEndTime'),
        extensionSeconds: Number(values.extensionSeconds),
        maxExtensions: Number(values.maxExtensions),
      });
      return saved !== undefined;
    },
  };
  return <FormDialog task={task} onClose={onClose} />;
}

const minute = 60_000;

/** In half an hour, for half an hour, by one hundredth: a start from which its host goes on. */
function proposed(start: string | undefined) {
  const now = Math.ceil(serverNow() / (5 * minute)) * 5 * minute;
  return {
    startPrice: start ?? null,
    minStep: start ? hundredthOf(start) : null,
    beginTime: msToInstant(now + 30 * minute),
    plannedEndTime: msToInstant(now + 60 * minute),
    ...usualAuction,
  };
}

/** One hundredth in whole yuan, of a small price in fen. */
function hundredthOf(price: string): string {
  const yuan = Math.floor(Number(price) / 100);
  return yuan > 0 ? `${yuan}.00` : '0.01';
}
