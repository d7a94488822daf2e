import { BarChartOutlined, TableOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLook } from '../../../kit/chart/use-look.ts';
import { useText } from '../../../kit/text/language.ts';
import { Waiting } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import type { ChartLine } from './chart-line.ts';

const BarCanvas = lazy(async () => ({ default: (await import('./bar-canvas.tsx')).BarCanvas }));

const texts = {
  asTable: { zh: '表格', en: 'As a table' },
  asChart: { zh: '图表', en: 'As a chart' },
  name: { zh: '项目', en: 'Item' },
  value: { zh: '数量', en: 'Value' },
} as const;

export interface ChartSectionProps {
  readonly title: string;
  readonly lines: readonly ChartLine[];
  readonly onChoose: (key: string) => void;
  /** Said instead of a chart of noughts. */
  readonly empty: string;
  readonly isUpright?: boolean;
  readonly extra?: ReactNode;
  /** Below: the rows of what was chosen. */
  readonly children?: ReactNode;
}

/** A chart that can be read as a table too; each bar and each line leads to its rows. */
export function ChartSection(props: ChartSectionProps) {
  const { title, lines, onChoose, empty, isUpright = false, extra, children } = props;
  const t = useText();
  const [isTable, setTable] = useState(false);
  const look = useLook();
  const hasAny = lines.some(({ value }) => value > 0);
  return (
    <Section
      title={title}
      extra={
        <>
          {extra}
          {hasAny && (
            <Button
              type="text"
              size="small"
              icon={isTable ? <BarChartOutlined /> : <TableOutlined />}
              onClick={() => setTable(!isTable)}
            >
              {t(isTable ? texts.asChart : texts.asTable)}
            </Button>
          )}
        </>
      }
    >
      {!hasAny && <p className="home-quiet">{empty}</p>}
      {hasAny && isTable && <ChartTable title={title} lines={lines} onChoose={onChoose} />}
      {hasAny && !isTable && (
        <Suspense fallback={<Waiting rows={5} />}>
          <BarCanvas title={title} lines={lines} isUpright={isUpright} look={look} onChoose={onChoose} />
        </Suspense>
      )}
      {children}
    </Section>
  );
}

type ChartTableProps = Pick<ChartSectionProps, 'title' | 'lines' | 'onChoose'>;

function ChartTable({ title, lines, onChoose }: ChartTableProps) {
  const t = useText();
  return (
    <table className="home-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t(texts.name)}</th>
          <th scope="col">{t(texts.value)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label, shown }) => (
          <tr key={key}>
            <td>
              <button type="button" className="kit-link" onClick={() => onChoose(key)}>
                {label}
              </button>
            </td>
            <td className="kit-number">{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
