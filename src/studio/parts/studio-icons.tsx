const PATHS = {
  undo: 'M7 4 3 8l4 4M3 8h8.5a4.5 4.5 0 0 1 0 9H8',
  redo: 'm13 4 4 4-4 4M17 8H8.5a4.5 4.5 0 0 0 0 9H12',
  add: 'M10 4v12M4 10h12',
  remove: 'm5 5 10 10M15 5 5 15',
  up: 'm5 12 5-5 5 5',
  down: 'm5 8 5 5 5-5',
  right: 'm8 5 5 5-5 5',
  left: 'm12 5-5 5 5 5',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  grip: 'M8 5h.01M8 10h.01M8 15h.01M12 5h.01M12 10h.01M12 15h.01',
  search: 'M9 14A5 5 0 1 0 9 4a5 5 0 0 0 0 10ZM13 13l4 4',
  select: 'm4 4 5 12 2-5 5-2L4 4Z',
  hand: 'M3 6h14v10H3zM3 9h14',
  page: 'M5 3h7l3 3v11H5zM12 3v3h3',
  folder: 'M3 5h5l2 2h7v9H3z',
  check: 'm4 10 4 4 8-8',
  options: 'M4 6h7m4 0h1M4 14h1m4 0h7M11 4v4M7 12v4',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

/** A sign in lines, of the colour of the words around it; what it stands for is said beside it. */
export function Icon({ name, size = 16 }: IconProps) {
  const isDots = name === 'more' || name === 'grip';
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={isDots ? 2.4 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
