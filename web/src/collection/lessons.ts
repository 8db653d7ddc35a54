/** The progress of the course, as it is stored and changed. */
import { asCourse } from '../records/lesson';
import { COURSE, type Course } from '../state/lesson';
import { database } from '../state/database';
import { sessionCourse } from './session';

/** Returns the progress of the course. Without storage, it is that of this visit. */
export async function storedCourse(): Promise<Course> {
  const db = await database();
  return db ? asCourse(await db.get('meta', COURSE)).found : sessionCourse();
}
