import type { Language } from './attachment-document.ts';

type Row = readonly [time: string, zh: string, en: string, placeZh: string, placeEn: string];

const rows: readonly Row[] = [
  ['09:00', '签到与茶歇', 'Registration and tea', '一层长桌', 'Long table, ground floor'],
  ['09:30', '开场：本次活动的问题', 'Opening: the question of the day', '报告厅', 'Lecture hall'],
  ['10:00', '第一场报告', 'First paper', '报告厅', 'Lecture hall'],
  ['10:45', '评议与讨论', 'Response and discussion', '报告厅', 'Lecture hall'],
  ['12:00', '午餐', 'Lunch', '一层长桌', 'Long table, ground floor'],
  ['13:30', '第二场报告', 'Second paper', '报告厅', 'Lecture hall'],
  [
    '14:15',
    '文本共读',
    'Reading texts together',
    '四层圆桌会议室',
    'Round-table room, fourth floor',
  ],
  ['15:45', '圆桌讨论', 'Round table', '四层圆桌会议室', 'Round-table room, fourth floor'],
  ['17:00', '湖边散步', 'Walk by the lake', '南门集合', 'Meet at the south gate'],
];

function field(value: string): string {
  return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** The timetable as CSV; the mark at the start lets spreadsheets know that it is UTF-8. */
export function scheduleCsv(language: Language): string {
  const head = language === 'zh' ? ['时间', '内容', '地点'] : ['Time', 'Session', 'Place'];
  const body = rows.map(([time, zh, en, placeZh, placeEn]) =>
    language === 'zh' ? [time, zh, placeZh] : [time, en, placeEn],
  );
  const lines = [head, ...body].map((row) => row.map(field).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
