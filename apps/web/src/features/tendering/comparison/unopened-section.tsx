import { ruleUnopened, type Comparison } from '@zhaocai/model/tendering/opening-endpoints';
import { bidRuling, openFault } from '@zhaocai/model/tendering/choices';
import { Alert, Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
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
              <span className="kit-faint"> {t(openFault.named(row.openFault)?.label ?? texts.title)}</span>
            </span>
            {row.ruling === null ? (
              <ToneTag tone="orange">{t(texts.pending)}</ToneTag>
            ) : (
              <span>
                <ChoiceTag choices={bidRuling.choices} value={row.ruling} />
                <span className="kit-faint">{row.rulingReason}</span>
              </span>
            )}
            {comparison.canRule && (
              <Button size="small" onClick={() => setRuled(row)}>
                {t(row.ruling === null ? texts.rule : texts.again)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ruled && (
        <RulingDialog comparison={comparison} row={ruled} onRuled={onRuled} onClose={() => setRuled(undefined)} />
      )}
    </Section>
  );
}

interface RulingDialogProps {
  readonly comparison: Pick<Comparison, 'projectId' | 'version'>;
  readonly row: Unopened;
  readonly onRuled: () => Promise<void>;
  readonly onClose: () => void;
}

interface Ruled {
  readonly ruling: number;
  readonly reason: string;
}

/** What it counts as, and why: the bidder reads it. A refusal keeps all that was typed. */
function RulingDialog({ comparison: { projectId, version }, row, onRuled, onClose }: RulingDialogProps) {
  const t = useText();
  const ruling = useCommand(ruleUnopened, { success: texts.ruled, quiet: true });
  const rule = async (ruled: Ruled) => {
    const isDone = (await ruling.run({ projectId, version, entryId: row.entryId, ...ruled })) !== undefined;
    if (!isDone) return;
    onClose();
    await onRuled();
  };
  return (
    <Dialog isOpen title={t(texts.dialogTitle, { supplier: row.supplierName })} width={520} onClose={onClose}>
      <Form<Ruled>
        layout="vertical"
        onFinish={(ruled) => void rule(ruled)}
        initialValues={{ ruling: row.ruling ?? undefined, reason: row.rulingReason ?? '' }}
      >
        <p className="tender-hint">{t(texts.help)}</p>
        {ruling.error && <Alert type="error" showIcon title={ruling.error.message} />}
        <Form.Item name="ruling" label={t(texts.ruling)} rules={[{ required: true, message: t(texts.rulingMissing) }]}>
          <Radio.Group vertical options={bidRuling.choices.map(({ value, label }) => ({ value, label: t(label) }))} />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t(texts.reason)}
          rules={[{ required: true, whitespace: true, message: t(texts.reasonMissing) }]}
        >
          <Input.TextArea rows={4} maxLength={500} showCount />
        </Form.Item>
        <div className="kit-form-foot">
          <Button onClick={onClose}>{t(texts.cancel)}</Button>
          <Button type="primary" htmlType="submit" loading={ruling.isRunning}>
            {t(texts.save)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
