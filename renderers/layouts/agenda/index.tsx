import {
  type DateValue,
  type ItemOf,
  itemId,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  SlotText,
  Time,
  textOf,
  useDatesTag,
  useItemHeading,
  useListFile,
  useUiText,
  writeLocalDays,
} from '../../../src/react/index.ts';
import { ItemHeading } from '../../shared/item-heading.tsx';
import { ListFileLink } from '../../shared/list-file-link.tsx';
import styles from './agenda.module.css';
import { groupDays } from './group-days.ts';

type Model = LayoutModels['agenda'];

/** Events under the days on which they begin. */
function Agenda({ layout, items }: LayoutProps<'agenda'>) {
  const ui = useUiText();
  const Heading = useItemHeading('h2');
  return (
    <div>
      {groupDays(items).map(({ start, events }) => (
        <div key={events[0]?.key} className={styles.day}>
          <Heading className={styles.heading}>
            {start === undefined ? (
              ui('ui.dayUnknown')
            ) : (
              <Time value={start.day}>{start.dayWords}</Time>
            )}
          </Heading>
          <ol className={styles.events}>
            {events.map((event) => (
              <Event key={event.key} layout={layout} event={event} />
            ))}
          </ol>
        </div>
      ))}
      {layout.calendar && (
        <ListFileLink ending="ics" type="text/calendar" className={styles.all}>
          {ui('ui.calendarOfAll')}
        </ListFileLink>
      )}
    </div>
  );
}

function Event({ layout, event }: { readonly layout: Model; readonly event: ItemOf<Model> }) {
  const ui = useUiText();
  const fileOf = useListFile('ics');
  const { slots } = layout;
  const { key, title, start, end, place, summary, badge, link } = event;
  const id = layout.calendar && start !== undefined ? itemId(key) : undefined;
  const file = id && fileOf(id);
  return (
    <li className={styles.event}>
      {start && <Hours start={start} end={end} />}
      <div className={styles.body}>
        <ItemHeading as="h3" title={title} link={link} classes={styles} />
        {badge !== undefined && <p className={styles.badge}>{badge}</p>}
        {place && (
          <p className={styles.place}>
            <SlotText value={place} />
          </p>
        )}
        {summary && (
          <div className={styles.summary}>
            <SlotText value={summary} clamp={slots.summary?.clamp} />
          </div>
        )}
        {file && (
          <a
            href={file}
            type="text/calendar"
            className={styles.file}
            aria-label={`${ui('ui.addToCalendar')}: ${textOf(title)}`}
          >
            {ui('ui.addToCalendar')}
          </a>
        )}
      </div>
    </li>
  );
}

interface HoursProps {
  readonly start: DateValue;
  readonly end: DateValue | undefined;
}

/** The hours of an event; for one that ends on another day the day of its end too, and for whole days both days. */
function Hours({ start, end }: HoursProps) {
  const ui = useUiText();
  const tag = useDatesTag();
  const isLater = end !== undefined && end.time > start.time;
  const isOtherDay = isLater && end.day !== start.day;
  if (isOtherDay && start.hourWords === undefined && end.hourWords === undefined) {
    return (
      <p className={styles.hours}>
        <Time value={start.time}>{writeLocalDays([start.day, end.day], 'long', tag)}</Time>
      </p>
    );
  }
  const from = start.hourWords ?? (isOtherDay ? start.dayWords : undefined);
  const until = isLater ? endWords(start, end, ui) : undefined;
  if (from === undefined && until === undefined) return null;
  return (
    <p className={styles.hours}>
      {from && <Time value={start.time}>{from}</Time>}
      {end && until && (
        <>
          {' – '}
          <Time value={end.time}>{until}</Time>
        </>
      )}
    </p>
  );
}

/** Milliseconds that an event may last into the next day without that day's date, as if it took two. */
const NIGHT = 12 * 60 * 60 * 1000;

function endWords(
  start: DateValue,
  { time, day, dayWords, hourWords }: DateValue,
  ui: ReturnType<typeof useUiText>,
): string | undefined {
  if (hourWords === undefined) return day === start.day ? undefined : dayWords;
  if (day === start.day) return hourWords;
  const isOfOneNight =
    start.hourWords !== undefined && Date.parse(time) - Date.parse(start.time) < NIGHT;
  return isOfOneNight ? ui('ui.nextDay', { time: hourWords }) : `${dayWords} · ${hourWords}`;
}

function AgendaSkeleton() {
  return <div className={styles.skeleton} />;
}

export const layout: LayoutRenderer<'agenda'> = { Layout: Agenda, Skeleton: AgendaSkeleton };
