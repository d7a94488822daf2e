import './quota.css';
import type { Row } from '@zhaocai/model';
import { chargeStandard } from '@zhaocai/model/quota/charge-standard';
import { readTiers, type ChargeTier } from '@zhaocai/model/quota/charge-of';
import { useState, type ReactNode } from 'react';
import { ReadDialog } from '../../kit/resource-page/read-dialog.tsx';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useText } from '../../kit/text/language.ts';
import { Section } from '../../kit/widgets/section.tsx';
import { ChargeDialog, type ChargeTask } from './charge-dialog.tsx';
import { quotaTexts as texts } from './texts.ts';

/** Charges by date, with their bands. */
export function ChargePart({ notice }: { readonly notice: ReactNode }) {
  const t = useText();
  const [task, setTask] = useState<ChargeTask>();
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <ResourcePage
        entity={chargeStandard}
        notice={notice}
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={({ id }) => setTask({ kind: 'edit', id })}
        onOpen={({ id }) => setOpened(id)}
      />
      <ChargeDialog task={task} onClose={() => setTask(undefined)} />
      <ReadDialog
        entity={chargeStandard}
        id={opened}
        onClose={() => setOpened(undefined)}
        lead={(row: Row<typeof chargeStandard>) => (
          <Section title={t(texts.bands)}>
            <BandTable tiers={readTiers(row.tiers)} />
          </Section>
        )}
      />
    </>
  );
}

function BandTable({ tiers }: { readonly tiers: readonly ChargeTier[] }) {
  const t = useText();
  return (
    <table className="quota-bands">
      <thead>
        <tr>
          <th>{t(texts.from)}</th>
          <th>{t(texts.to)}</th>
          <th>{t(texts.price)}</th>
          <th>{t(texts.multiplier)}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ fromPct, toPct, price, multiplier }) => (
          <tr key={fromPct}>
            <td>{fromPct}</td>
            <td>{toPct ?? t(texts.noEnd)}</td>
            <td>{price ?? '—'}</td>
            <td>{multiplier ?? '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
