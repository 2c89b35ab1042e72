import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { nodesAround } from '../../../src/app/inspector/react-tree.ts';

function Card({ title }: { readonly title: string }) {
  return (
    <article>
      <p>words</p>
      <h2>{title}</h2>
    </article>
  );
}

/** The titles of the cards around an element. */
const titles = (element: Element) =>
  nodesAround(element).flatMap(({ props }) => (typeof props.title === 'string' ? props.title : []));

test('an element is around what rendered it as it was rendered last', () => {
  const shown = (title: string) => (
    <section>
      <Card title="other" />
      <Card title={title} />
    </section>
  );
  const { rerender } = render(shown('one'));
  const words = () => screen.getAllByText('words')[1] as Element;
  expect(titles(words())).toEqual(['one']);
  for (const title of ['two', 'three', 'four']) {
    rerender(shown(title));
    expect(titles(words())).toEqual([title]);
  }
});

test('elements around another are those of the page, the innermost first', () => {
  render(<Card title="one" />);
  const nodes = nodesAround(screen.getByText('words'));
  const names = nodes.flatMap(({ element }) => element?.tagName ?? []);
  expect(names).toEqual(['P', 'ARTICLE']);
});

test('markup that React did not write belongs to the element around it', () => {
  function Text() {
    const [html] = useState('<em>some</em>');
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the test's own
    return <div title="text" dangerouslySetInnerHTML={{ __html: html }} />;
  }
  render(<Text />);
  expect(titles(screen.getByText('some'))).toEqual(['text']);
  expect(nodesAround(document.documentElement)).toEqual([]);
});
