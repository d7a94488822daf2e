import { describe, expect, test } from 'vitest';
import { newWay } from '../drawing/connect.ts';
import type { Graph, Step } from '../drawing/graph.ts';
import { newStepAt } from '../drawing/insert.ts';
import { bpmnOf } from './bpmn.ts';
import { drawingSvg } from './drawing-svg.ts';

const at = (y: number) => ({ x: 0, y });
const withRow = (step: Step, fields: object): Step => ({
  ...step,
  data: { ...step.data, row: { ...step.data.row, ...fields } },
});
const joined = (source: string, target: string, fields: object = {}) => {
  const way = newWay({ source, target, sourceHandle: 'bottom', targetHandle: 'top' }, `${source}${target}`);
  return way.data ? { ...way, data: { ...way.data, row: { ...way.data.row, ...fields } } } : way;
};
const graph: Graph = {
  steps: [
    newStepAt({ kind: '1', name: '开始', at: at(0) }, 's'),
    newStepAt({ kind: '6', name: '金额 < 5 & 急', at: at(100) }, 'd'),
    withRow(newStepAt({ kind: '3', name: '审批', at: at(200) }, '1a'), {
      isCountersign: '1',
      countersignRate: '70',
      isWait: '1',
    }),
    newStepAt({ kind: '4', name: '结束', at: at(300) }, 'z'),
  ],
  ways: [
    joined('s', 'd'),
    joined('d', '1a', { nodeExpression: 'amount > 1 && a < 2' }),
    joined('d', 'z'),
    joined('1a', 'z'),
  ],
};

/** Read as a browser reads XML: what is not well-formed has a `parsererror`. */
const parsed = (text: string) => new DOMParser().parseFromString(text, 'application/xml');

describe('a flow as BPMN', () => {
  const text = bpmnOf(graph, { key: 'leave', name: '请假 "A"' });

  test('has an element for every step and edge, and a place for each', () => {
    expect(text).toContain('<bpmn:startEvent id="n_s" name="开始">');
    expect(text).toContain('<bpmn:exclusiveGateway id="n_d" name="金额 &lt; 5 &amp; 急" default="n_dz">');
    expect(text).toContain('<bpmn:userTask id="n_1a" name="审批">');
    expect(text).toContain('<bpmn:endEvent id="n_z" name="结束">');
    expect(text.match(/<bpmn:sequenceFlow /g)).toHaveLength(5);
    expect(text.match(/<bpmndi:BPMNShape /g)).toHaveLength(5);
    expect(text.match(/<bpmndi:BPMNEdge /g)).toHaveLength(5);
  });

  test('carries conditions, countersigns and joins', () => {
    expect(text).toContain('amount &gt; 1 &amp;&amp; a &lt; 2</bpmn:conditionExpression>');
    expect(text).toContain('nrOfAgreedInstances * 100 &gt;= 70 * nrOfInstances');
    expect(text).toContain('<bpmn:sequenceFlow id="n_d1a" sourceRef="n_d" targetRef="n_1a_join">');
  });

  test('keeps in our own words what BPMN has none for', () => {
    expect(text).toContain('<flow:field name="rejectHandle">1</flow:field>');
    expect(parsed(text).querySelector('parsererror')).toBeNull();
  });
});

describe('a flow as a picture', () => {
  test('shows every step with its name, and nothing of it is markup', () => {
    const { svg, width, height } = drawingSvg(graph, () => '');
    expect(svg).toContain('金额 &lt; 5 &amp; 急');
    expect(svg.match(/<path d="M/g)).toHaveLength(5);
    expect(width).toBeGreaterThan(200);
    expect(height).toBeGreaterThan(300);
  });

  test('of nothing is an empty spreadsheet', () => {
    expect(drawingSvg({ steps: [], ways: [] }, () => '').width).toBe(320);
  });
});
