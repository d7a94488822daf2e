import type { Comparison } from '@zhaocai/model/tendering/opening-endpoints';
import { bidRuling, openFault } from '@zhaocai/model/tendering/choices';
import { Button } from 'antd';
import { useState } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { RulingDialog } from './ruling-dialog.tsx';
import { rulingTexts as texts } from './ruling-texts.ts';

interface UnopenedSectionProps {
  readonly comparison: Comparison;
  readonly onRuled: () => Promise<void>;
}

type Unopened = Comparison['suppliers'][number]['unopened'][number] & {
  readonly supplierName: string;
  readonly packageNo: number | undefined;
};

/** The bids that did not open, why, and whose fault that was; nothing where all have opened. */
export function UnopenedSection({ comparison, onRuled }: UnopenedSectionProps) {
  const t = useText();
  const [ruled, setRuled] = useState<Unopened>();
  const numbers = new Map(comparison.packages.map(({ packageId, packageNo }) => [packageId, packageNo]));
  const rows = comparison.suppliers.flatMap(({ supplierName, unopened }) =>
    unopened.map((one) => ({ ...one, supplierName, packageNo: numbers.get(one.packageId) })),
  );
  if (rows.length === 0) return null;
  return (
    <Section title={t(texts.title)} note={t(texts.note)}>
      <ul className="cmp-unopened">
        {rows.map((row) => (
          <li key={row.entryId}>
            <span>
              {t(texts.row, { supplier: row.supplierName, no: row.packageNo ?? '' })}
              <span className="kit-quiet"> {t(openFault.named(row.openFault)?.label ?? texts.title)}</span>
            </span>
            {row.ruling === null ? (
              <ToneTag tone="orange">{t(texts.pending)}</ToneTag>
            ) : (
              <span>
                <ChoiceTag choices={bidRuling.choices} value={row.ruling} />
                <span className="kit-quiet">{row.rulingReason}</span>
              </span>
            )}
            {comparison.canRule && !openFault.is(row.openFault, 'revoked') && (
              <Button size="small" onClick={() => setRuled(row)}>
                {t(row.ruling === null ? texts.rule : texts.again)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ruled && (
        <RulingDialog
          projectId={comparison.projectId}
          version={comparison.version}
          bid={ruled}
          onRuled={onRuled}
          onClose={() => setRuled(undefined)}
        />
      )}
    </Section>
  );
}
