import {
  type Block,
  type Document,
  type Documents,
  heading,
  items,
  text,
} from './attachment-document.ts';

function document(title: string, ...blocks: Block[]): Document {
  const subtitle =
    'Institute for Advanced Study in the Humanities and Social Sciences, Chenghu University';
  return { language: 'en', title, subtitle, blocks };
}

/** The English texts of the attachments. */
export const english: Documents = {
  'curriculum-vitae': document(
    'Curriculum vitae',
    text(
      'The short form that fellows of the Institute deposit with the academic office. It lists posts held, degrees and principal undertakings; the full record is kept by the fellow’s home department.',
    ),
    heading('Appointments'),
    items(
      'Fellow, Chenghu Institute',
      'Member of the home department named on the fellow’s page',
      'Earlier posts in teaching, editing or museum work, most recent first',
    ),
    heading('Education'),
    items(
      'Doctorate, with the title of the dissertation and its supervisor',
      'Master’s and first degrees, with subjects',
    ),
    heading('Undertakings'),
    text(
      'Editions, excavations, surveys and research groups for which the fellow has carried the responsibility, with their dates and the place where their results are kept.',
    ),
    heading('Service'),
    items(
      'Reviewing for journals and presses',
      'Supervision of doctoral dissertations',
      'Public lectures and exhibitions',
    ),
  ),
  publications: document(
    'Selected publications',
    text(
      'Fellows choose at most ten titles. Books come first, then articles and chapters, then editions and translations; within each group the most recent stands first.',
    ),
    heading('Books'),
    items(
      'Monographs, with publisher, place and year',
      'Edited volumes, with the other editors named',
    ),
    heading('Articles and chapters'),
    items(
      'Articles in journals, with volume and pages',
      'Chapters in collections, with the title of the collection',
      'Review essays of more than three thousand words',
    ),
    heading('Editions and translations'),
    items(
      'Critical editions, with the witnesses used',
      'Translations, with the language of the original',
    ),
    text(
      'Offprints of articles may be asked for at the library on the second floor; books are on the open shelves under the author’s name.',
    ),
  ),
  programme: document(
    'Programme',
    text(
      'All sessions are held in the Institute’s building on the south shore of Lake Chenghu unless a room elsewhere is named. Papers take thirty minutes, responses ten, and at least half an hour is kept for discussion.',
    ),
    heading('Morning'),
    items(
      '9.00  Registration and tea',
      '9.30  Opening: the question of the day',
      '10.00  First paper',
      '10.45  Response and discussion',
    ),
    heading('Afternoon'),
    items(
      '13.30  Second paper',
      '14.15  Reading texts together',
      '15.45  Round table',
      '17.00  Walk by the lake, weather permitting',
    ),
    text(
      'Tea and lunch are served at the long table on the ground floor. Please tell the office of dietary needs three days ahead.',
    ),
  ),
  'call-for-papers': document(
    'Call for papers',
    text(
      'The Institute invites proposals for papers from scholars at every stage of their careers and from any discipline. We particularly welcome work that is not finished: a meeting here is a place to change one’s mind.',
    ),
    heading('Proposals'),
    items(
      'An abstract of at most four hundred words, in Chinese or English',
      'A biographical note of one hundred words',
      'The one question on which you would most like a response',
    ),
    heading('Practical matters'),
    text(
      'Proposals are read by two members of the academic committee, without the authors’ names. Authors hear from us within six weeks. The Institute pays for rail travel within the country and three nights in the guest house.',
    ),
    text('Send proposals to events@ias.chenghu.example.'),
  ),
  'application-form': document(
    'Application form',
    heading('1. The applicant'),
    items('Name', 'Date and place of birth', 'Present post and institution', 'E-mail', 'Telephone'),
    heading('2. The project'),
    items(
      'Title',
      'Discipline',
      'Proposed months of residence',
      'Summary (at most 500 words)',
      'Sources and libraries to be used',
    ),
    heading('3. Referees'),
    items('First referee: name and e-mail', 'Second referee: name and e-mail'),
    heading('4. Declaration'),
    text(
      'The statements above are true. I shall live in Chengzhou during the months of residence and take part in the Wednesday lunch.',
    ),
    items('Signature', 'Date'),
  ),
  'reading-list': document(
    'Reading list',
    text(
      'Please read the texts under “Before the meeting”. The others are on the reserve shelf in the library, second floor.',
    ),
    heading('Before the meeting'),
    items(
      'The speaker’s paper, circulated one week ahead',
      'The primary source, in the edition of the speaker’s choice, with a translation',
    ),
    heading('For the discussion'),
    items(
      'Zhuangzi, chapter 17, “Autumn Floods”',
      'Aristotle, Metaphysics, book Alpha',
      'Liu Zhiji, Shitong, inner chapters',
      'Montaigne, Essais, book III, chapter 13',
    ),
    heading('On the shelf'),
    items(
      'The catalogue of local gazetteers of Chengzhou',
      'Logbooks of the old meteorological station (photographs)',
    ),
  ),
  abstracts: document(
    'Abstracts',
    text(
      'Abstracts are printed as their authors sent them. They describe papers in progress and should not be quoted without asking.',
    ),
    heading('First paper'),
    text(
      'The paper starts from one document and asks what its maker took for granted. It compares three copies, shows that their differences follow the habits of three offices rather than the carelessness of three scribes, and proposes a date.',
    ),
    heading('Second paper'),
    text(
      'Describing is often thought to come before explaining. Drawing on two years of fieldwork, the paper argues that the people described had explanations of their own, that these shaped what there was to be seen, and that a description that leaves them out is not the more neutral for it.',
    ),
    heading('Round table'),
    text(
      'What do we owe to a source that was never meant for us? Each participant brings one example and speaks for five minutes.',
    ),
  ),
  guide: document(
    'Guide',
    text(
      'For fellows, speakers and visitors. Questions that this sheet does not answer are answered at the office, ground floor, on working days from nine to five.',
    ),
    heading('Getting here'),
    text(
      'From Chengzhou railway station take bus 12 to Lakeside South and walk along the shore for six minutes. The south gate opens at seven; after ten in the evening please use your card.',
    ),
    heading('Working here'),
    items(
      'Studies are on the third floor; the quiet hours are from nine to noon',
      'The library lends without limit of time, but not out of the building',
      'The university’s network account is given out on the first day',
    ),
    heading('Living here'),
    items(
      'The guest house has twenty-two rooms, each with a kitchen',
      'The long table serves lunch from half past eleven',
      'A doctor is on campus on weekdays',
    ),
  ),
};
